import { DrizzleQueryError } from "./drizzle.ts";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { notFound } from "../errors/errors.ts";
import { DatabaseUnavailable, reasonOf, databaseErrorKind, type DatabaseErrorKind } from "./unavailable.ts";

/** A failed query with a customer's phone number in its parameters. */
const failed = (cause: Error) =>
  new DrizzleQueryError("select * from customers where phone = $1", ["0901234567"], cause);
const ofServer = (code: string, message = "said so") =>
  Object.assign(new pg.DatabaseError(message, 0, "error"), { code });
const ofNetwork = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

describe("the kind of a database error", () => {
  it.each<[string, DatabaseErrorKind | null]>([
    ["40001", "conflict"],
    ["40P01", "conflict"],
    ["08006", "lost"],
    ["57P01", "lost"],
    ["57P02", "lost"],
    ["57P03", "lost"],
    ["53300", "lost"],
    ["25006", "lost"],
    ["57014", "overloaded"],
    ["55P03", "overloaded"],
    ["25P03", "overloaded"],
    ["53100", "overloaded"],
    ["53200", "overloaded"],
    ["23505", null],
    ["22021", null],
    ["42P01", null],
    ["28P01", null],
  ])("for PostgreSQL's %s is %s", (code, trouble) => {
    expect(databaseErrorKind(failed(ofServer(code)))).toBe(trouble);
  });

  it.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH"])(
    "for the network's %s is lost, if a query failed with it",
    (code) => {
      expect(databaseErrorKind(failed(ofNetwork(code)))).toBe("lost");
      expect(databaseErrorKind(ofNetwork(code))).toBeNull();
    },
  );

  it("is null for refused calls and errors of the program", () => {
    expect(databaseErrorKind(notFound())).toBeNull();
    expect(databaseErrorKind(failed(new TypeError("circular structure")))).toBeNull();
    expect(databaseErrorKind("lost")).toBeNull();
  });
});

it("reasonOf gives the reason for the log, without the query's values", () => {
  const error = new DatabaseUnavailable("lost", failed(ofServer("57P01", "terminating connection")));
  expect(reasonOf(error)).toBe("terminating connection (57P01)");
  expect(error.message).toBe("The database is not available: terminating connection (57P01)");
});

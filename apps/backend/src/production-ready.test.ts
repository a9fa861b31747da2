import { OPERATOR } from "@sen/domain";
import { describe, expect, it } from "vitest";
import { realSettings } from "../test/real-settings.ts";
import { assertProductionReady } from "./production-ready.ts";

const sample = {
  ...OPERATOR,
  hotline: "19001042",
  email: "hotro@sen.example",
  registrationNumber: "0300000000",
};
const real = {
  ...OPERATOR,
  hotline: "02838221234",
  email: "cskh@cho-lon.vn",
  registrationNumber: "0312345678",
};
const rehearsal = { ...realSettings("/nowhere"), DATABASE_URL: "postgres://db:5432/sen" };
const production = { ...rehearsal, ALLOW_IN_PRODUCTION: "" };

describe("a production shop that names the sample company", () => {
  it("does not start, and lists what to replace", () => {
    expect(() => assertProductionReady(production, sample)).toThrow(
      /is a sample \(hotline, email, registrationNumber.*packages\/domain\/src\/operator\.ts/,
    );
    expect(() => assertProductionReady(production, { ...real, email: sample.email })).toThrow("(email)");
  });

  it("starts once all of it is replaced, for a rehearsal, and as a demonstration", () => {
    assertProductionReady(production, real);
    assertProductionReady(rehearsal, sample);
    assertProductionReady({ SEN_MODE: "demo" }, sample);
  });
});

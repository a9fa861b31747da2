import { describe, expect, it } from "vitest";
import { runForClient } from "../../client-context.ts";
import { Overloaded } from "@sen/server";
import { hashPassword, isPassword } from "./passwords.ts";

const digest = await hashPassword("Mat-khau-1");

describe("password checks of one client", () => {
  it("do not delay another client's, and are refused beyond the queue limit", async () => {
    const order: string[] = [];
    const look = (client: string) =>
      runForClient({ client }, async () => {
        const isRight = await isPassword("Mat-khau-1", digest);
        order.push(client);
        return isRight;
      }).catch((error: unknown) => error);
    const flood = Array.from({ length: 40 }, () => look("flooder"));
    expect(await look("customer")).toBe(true);
    const refused = (await Promise.all(flood)).filter((one) => one instanceof Overloaded);
    // The order in which concurrent checks end is up to the processor.
    expect(order.indexOf("customer")).toBeLessThan(16);
    expect(refused).toHaveLength(40 - 2 - 30);
  });
});

import { expect, it } from "vitest";
import { runForClient } from "../client-context.ts";
import { Overloaded } from "@sen/server";
import { composeImage } from "./imaging.ts";

it("a client who requests hundreds of pictures delays another's by a few only, and is refused the excess", async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  const compose = (client: string) =>
    runForClient({ client }, () =>
      composeImage(async () => {
        begun.push(client);
        await gate.promise;
      }).catch((error: unknown) => error),
    );
  const flood = Array.from({ length: 210 }, () => compose("flooder"));
  const wanted = compose("customer");
  gate.resolve(undefined);
  expect(await wanted).toBeUndefined();
  expect(begun.indexOf("customer")).toBeLessThan(5);
  const refused = (await Promise.all(flood)).filter((one) => one instanceof Overloaded);
  expect(refused).toHaveLength(210 - 2 - 200);
});

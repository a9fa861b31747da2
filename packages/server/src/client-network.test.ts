import { expect, it } from "vitest";
import { clientNetwork } from "./client-network.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2::9", "2001:db8:1:2::"],
  ["unknown", null],
  ["", null],
])("the client network of %j is %j", (address, client) => {
  expect(clientNetwork(address)).toBe(client);
});

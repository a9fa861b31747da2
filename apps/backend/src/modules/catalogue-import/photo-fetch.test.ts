import { expect, it } from "vitest";
import { isPublicAddress } from "./photo-fetch.ts";

it.each([
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["8.8.8.8", true],
  ["::1", false],
  ["::", false],
  ["::ffff:127.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["2002:7f00:1::", false],
  ["2001:db8::1", false],
  ["64:ff9b::7f00:1", false],
  ["2606:4700:4700::1111", true],
  ["not an address", false],
])("tells whether %s is a public address to fetch pictures from", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

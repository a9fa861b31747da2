import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const read = (env: Record<string, string>) => readConfig(env, []);

describe("the settings", () => {
  it("default to those of npm start", () => {
    expect(read({})).toMatchObject({
      port: 3000,
      backendUrl: "http://127.0.0.1:4000",
      publicUrl: "http://localhost:3000",
      allowedHosts: [],
      dev: false,
    });
    expect(read({ PORT: "3300", PUBLIC_URL: "" }).publicUrl).toBe("http://localhost:3300");
    expect(readConfig({}, ["--dev"]).dev).toBe(true);
  });

  it("reduce the public URL to its origin, and split the list of allowed hosts", () => {
    expect(read({ PUBLIC_URL: "https://sen.example/" }).publicUrl).toBe("https://sen.example");
    const { allowedHosts } = read({ ALLOWED_HOSTS: "192.168.1.20:3000, sen.local [fe80::1]:3000" });
    expect(allowedHosts).toEqual(["192.168.1.20:3000", "sen.local", "[fe80::1]:3000"]);
  });

  it.each([
    ["PORT", "0"],
    ["PUBLIC_URL", "sen.example"],
    ["PUBLIC_URL", "localhost:3000"],
    ["PUBLIC_URL", "ftp://sen.example"],
    ["BACKEND_URL", "javascript:x"],
    ["ALLOWED_HOSTS", "http://sen.example"],
    ["ALLOWED_HOSTS", "sen.example/x"],
    ["ALLOWED_HOSTS", "sen.example, a@b"],
    ["ALLOWED_HOSTS", "*"],
  ])("explain that %s cannot be %s", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be .*, not ".*"`));
  });
});

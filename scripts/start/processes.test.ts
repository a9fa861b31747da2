import { afterEach, describe, expect, it, vi } from "vitest";
import { readPort, readPublicUrl } from "./processes.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("what the environment names", () => {
  it.each(["abc", "0", "70000", "80.5"])("is no port when it is %s", (port) => {
    vi.stubEnv("PORT", port);
    expect(() => readPort("PORT", 3000)).toThrow("PORT must be a port number");
  });

  it.each(["sen", "localhost:3000", "ftp://sen.example"])("is no address when it is %s", (url) => {
    vi.stubEnv("PUBLIC_URL", url);
    expect(() => readPublicUrl()).toThrow("PUBLIC_URL must be an address");
  });
});

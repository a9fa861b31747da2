import { NetworkError, TimeoutError } from "@sen/api";
import contract from "@sen/api/openapi.json" with { type: "json" };
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resolveLostResponse } from "./settle.ts";
import { send, write, type WriteOperation } from "./write.ts";

const client = vi.hoisted(() => ({ POST: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() }));
vi.mock("./api-client.ts", () => ({ api: client }));

const done = { data: { code: 200, status: 1, message: "", data: {} }, response: { status: 200 } };
const refused = {
  error: { code: 422, status: 0, message: "Hết hàng", data: null },
  response: { status: 422 },
};
const lost = () => Promise.reject(new NetworkError("lost"));

beforeEach(() => {
  for (const call of Object.values(client)) call.mockReset();
});

describe("a write whose response was lost", () => {
  it("is retried once when it has an idempotency key", async () => {
    client.POST.mockImplementationOnce(lost).mockResolvedValue(done);
    await expect(write("POST /orders/{id}/received", { path: { id: 1 } })).resolves.toMatchObject({
      ok: true,
    });
    expect(client.POST.mock.calls[1]).toEqual(client.POST.mock.calls[0]);
  });

  it("is retried once when repeating it changes nothing", async () => {
    client.DELETE.mockImplementationOnce(lost).mockResolvedValue(done);
    await expect(write("DELETE /carts", { query: { ids: [1] } })).resolves.toMatchObject({ ok: true });
  });

  it("is retried once when it only asks how a payment ended", async () => {
    client.POST.mockImplementationOnce(lost).mockResolvedValue(done);
    await expect(write("POST /orders/{id}/confirm", { path: { id: 1 } })).resolves.toMatchObject({
      ok: true,
    });
  });

  it("fails with a NetworkError after the second attempt", async () => {
    client.POST.mockImplementation(lost);
    await expect(write("POST /orders/{id}/received", { path: { id: 1 } })).rejects.toThrow(NetworkError);
    expect(client.POST).toHaveBeenCalledTimes(2);
  });

  it("is not retried when repeating could do harm, or after a timeout", async () => {
    client.POST.mockImplementation(lost);
    await expect(write("POST /password/restore", { body: {} as never })).rejects.toThrow(NetworkError);
    expect(client.POST).toHaveBeenCalledTimes(1);
    client.POST.mockReset().mockRejectedValue(new TimeoutError("too slow"));
    await expect(write("POST /orders/{id}/received", { path: { id: 1 } })).rejects.toThrow(TimeoutError);
    expect(client.POST).toHaveBeenCalledTimes(1);
  });

  it("counts as done when a lookup finds that it succeeded", async () => {
    client.POST.mockImplementation(lost);
    const verify = () => write("POST /loyalty/membership/verify", { body: { id: "1", otp: "123456" } });
    await expect(resolveLostResponse(verify(), async () => true)).resolves.toEqual({ ok: true, data: null });
    await expect(resolveLostResponse(verify(), async () => false)).rejects.toThrow(NetworkError);
  });
});

it("a refused write is not retried, and returns the server's refusal", async () => {
  client.PUT.mockResolvedValue(refused);
  const input = { path: { itemId: 1 }, body: { quantity: 2 } };
  await expect(write("PUT /carts/{itemId}", input)).resolves.toEqual({ ok: false, refusal: refused.error });
  expect(client.PUT).toHaveBeenCalledTimes(1);
});

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  ["POST", "PUT", "DELETE"].flatMap((method) =>
    method.toLowerCase() in methods ? [`${method} ${path}` as WriteOperation] : [],
  ),
);
it.each(operations)(
  "%s fails when the body reports a failure, whatever the HTTP status",
  async (operation) => {
    const data = { code: 500, status: 0, message: "Chưa làm được", data: null };
    for (const call of Object.values(client)) call.mockResolvedValue({ data, response: { status: 200 } });
    await expect(send(operation, undefined)).resolves.toEqual({ ok: false, refusal: data });
  },
);

it("a write is sent with the idempotency key of its intent", async () => {
  client.POST.mockResolvedValue(done);
  await write("POST /carts", { key: "guest-cart-key", body: { items: [] } });
  expect(client.POST.mock.calls[0]?.[1]).toMatchObject({
    params: { header: { "Idempotency-Key": "guest-cart-key" } },
  });
});

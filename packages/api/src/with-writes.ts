import type { Client, Middleware } from "openapi-fetch";
import { asForm } from "./wire/form-body.ts";
import { serializeBody } from "./wire/multipart-body.ts";
import { repeatKey } from "./wire/repeat-key.ts";

type Method = "POST" | "PUT" | "DELETE";
type Call = (path: string, init?: { middleware?: Middleware[] }) => Promise<unknown>;

/**
 * Adds the wire rules of writes to a read client (spec §7): PUT sends forms, nested fields are `a[b]`, files make it multipart, and a
 * write whose response was lost is repeated with the same idempotency key.
 */
export function withWrites<Paths extends object>(client: Client<Paths>): Client<Paths> {
  const key = repeatKey();
  const sending = <One extends Method>(method: One, options: object): Client<Paths>[One] => {
    const send: Call = (path, init) =>
      (client[method] as unknown as Call)(path, {
        ...init,
        ...options,
        middleware: [...(init?.middleware ?? []), key],
      });
    return send as unknown as Client<Paths>[One];
  };
  return {
    ...client,
    POST: sending("POST", { bodySerializer: serializeBody }),
    PUT: sending("PUT", asForm),
    DELETE: sending("DELETE", {}),
  };
}

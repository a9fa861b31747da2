export { clientNetwork } from "./client-network.ts";
export { limitConnections, type ConnectionLimits } from "./connections.ts";
export { concurrencyLimit, OWN_WORK, Overloaded, type ConcurrencyLimits } from "./concurrency-limit.ts";
export { hasBody, hasPlainFraming, takesBody } from "./framing.ts";

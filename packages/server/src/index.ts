export { clientNetwork } from "./client-network.ts";
export { limitConnections, type ConnectionLimits } from "./connections.ts";
export { fairLimit, Overloaded, type FairLimit, type FairLimits } from "./fair-limit.ts";
export { hasBody, hasPlainFraming, takesBody } from "./framing.ts";

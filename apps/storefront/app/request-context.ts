import { createContext, RouterContextProvider } from "react-router-dom";
import { createServerApi, type ServerApi } from "./data/server-api.ts";
import type { RequestFacts } from "./request-facts.ts";

export const factsContext = createContext<RequestFacts>();
export const serverApiContext = createContext<ServerApi>();

/** The router context of one request: its facts, and an API client bound to them. */
export function createRequestContext(facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(factsContext, facts);
  context.set(serverApiContext, createServerApi(facts));
  return context;
}

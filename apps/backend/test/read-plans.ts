import type pg from "pg";
import type { Connection } from "../src/database/connect.ts";

/** A node of an executed query plan. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
}

/** An executed statement with its plan. Statements inside functions are reported separately too. */
export interface RunPlan {
  text: string;
  plan: PlanNode;
}

const settings = {
  session_preload_libraries: "auto_explain",
  client_min_messages: "log",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  // Compiling a plan would only cost time.
  jit: "off",
};

/** The URL of a database whose server reports the plan of every statement. */
export function tellingPlans(url: string): string {
  const address = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set("options", options.join(" "));
  return address.href;
}

/** Calls back with every plan that auto_explain reports on a connection. */
export function followPlans({ pools }: Connection, onPlan: (run: RunPlan) => void): void {
  const listen = (client: pg.PoolClient) =>
    client.on("notice", ({ message = "" }) => {
      const begins = message.indexOf("plan:\n");
      if (begins === -1) return;
      const told = JSON.parse(message.slice(begins + 6)) as { "Query Text": string; Plan: PlanNode };
      onPlan({ text: told["Query Text"], plan: told.Plan });
    });
  for (const { pool } of pools) pool.on("connect", listen);
}

/** A plan node and all nodes below it. */
export const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

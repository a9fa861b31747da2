import { Agent } from "node:http";
import { askPage, type PageAnswer } from "./page-request.ts";

export interface Load {
  /** Asked for one after the other, and again from the first. */
  urls: readonly string[];
  /** How many ask beside each other, each when it has its last answer. */
  clients: number;
  /** It ends after so many answers, or so many seconds. */
  until: { answers: number } | { seconds: number };
  /** Sees every answer. What it throws ends the load. */
  onAnswer: (answer: PageAnswer) => void;
}

/** Asks for pages as browsers do. Gives the pages a second and the time of each, in ms. */
export async function load({ urls, clients, until, onAnswer }: Load) {
  if (urls.length === 0) throw new Error("There is no page to ask for.");
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let asked = 0;
  const started = performance.now();
  const over = () =>
    "answers" in until ? asked >= until.answers : performance.now() - started >= until.seconds * 1_000;
  async function client(): Promise<void> {
    while (!over()) {
      const url = urls[asked % urls.length] ?? "";
      asked += 1;
      const answer = await askPage(url, agent);
      times.push(answer.ms);
      onAnswer(answer);
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, client));
    return { pagesPerSecond: (times.length * 1_000) / (performance.now() - started), times };
  } finally {
    agent.destroy();
  }
}

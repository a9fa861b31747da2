import { runCommand } from "../commands/run.ts";
import { seedDatabase } from "./seed-database.ts";

/** A large shop takes minutes, and is one transaction. */
const NO_TIMEOUTS = { statement: 0, query: 0, idleInTransaction: 0 };

const again = process.argv.includes("--again");

await runCommand(
  async ({ db }, { seedProducts }) => {
    const started = Date.now();
    const written = await seedDatabase(db, {
      products: seedProducts,
      again,
      onProgress: (done) => {
        if (done % 10_000 === 0) console.log(`${done} products`);
      },
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      written
        ? `Seeded ${seedProducts} products in ${seconds} s.`
        : "The shop is filled already. Use --again to empty it and start over.",
    );
  },
  { timeouts: NO_TIMEOUTS },
);

import { runCommand } from "@sen/backend/commands/run";
import { seedProgressText, spacedOut, type SeedProgress } from "./progress.ts";
import { seedDatabase } from "./seed-database.ts";

/** Seeding a large shop takes minutes in a single transaction. */
const NO_TIMEOUTS = { statement: 0, query: 0, idleInTransaction: 0 };

const again = process.argv.includes("--again");

// Exit if the parent process is gone, since nobody waits for the result.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();

/** Reports to the parent process, or else to the console. */
const tell = process.send
  ? (progress: SeedProgress) =>
      process.send?.({ progress: { ...progress, text: seedProgressText(progress) } })
  : spacedOut(3_000, (progress: SeedProgress) => console.log(seedProgressText(progress)));

await runCommand(
  async ({ db }, { settings: { SEED_PRODUCTS: products } }) => {
    const started = Date.now();
    const written = await seedDatabase(db, {
      products,
      again,
      onProgress: tell,
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      written
        ? `Seeded ${products} products in ${seconds} s.`
        : "The shop is already filled. Use --again to empty it and start over.",
    );
  },
  { timeouts: NO_TIMEOUTS, demonstration: "The seed" },
);

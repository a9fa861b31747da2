import { expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";
import { cached } from "./cache.ts";

const shop = useShop();
const question = (text: string, seconds: number) => ({ what: "hits", text, seconds }) as const;

it("makes an answer once for all who ask at the same time, and keeps it", async () => {
  let made = 0;
  const ask = () => cached(shop.db, question("same", 60), () => Promise.resolve({ made: (made += 1) }));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
  expect(await ask()).toEqual({ made: 1 });
});

it("makes each anew where nothing may be old", async () => {
  let made = 0;
  const ask = () => cached(shop.db, question("new", 0), () => Promise.resolve({ made: (made += 1) }));
  expect([await ask(), await ask()]).toEqual([{ made: 1 }, { made: 2 }]);
});

it("keeps no failure", async () => {
  await expect(
    cached(shop.db, question("failed", 60), () => Promise.reject(new Error("down"))),
  ).rejects.toThrow("down");
  expect(await cached(shop.db, question("failed", 60), () => Promise.resolve({ made: 1 }))).toEqual({
    made: 1,
  });
});

it("gives no answer that is older than was asked for", async () => {
  let made = 0;
  const ask = () => cached(shop.db, question("old", 0.001), () => Promise.resolve({ made: (made += 1) }));
  expect(await ask()).toEqual({ made: 1 });
  const asked = performance.now();
  await expect.poll(() => performance.now() - asked, { interval: 2 }).toBeGreaterThan(5);
  expect(await ask()).toEqual({ made: 2 });
});

it("gives up the oldest before large answers fill the memory", async () => {
  let made = 0;
  const large = "x".repeat(1_000_000);
  const ask = (text: string) =>
    cached(shop.db, question(text, 60), () => Promise.resolve({ large, made: (made += 1) }));
  expect(await ask("large 0")).toMatchObject({ made: 1 });
  for (let number = 1; number <= 20; number += 1) await ask(`large ${number}`);
  expect(await ask("large 0")).toMatchObject({ made: 22 });
});

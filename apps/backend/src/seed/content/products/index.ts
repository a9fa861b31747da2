import type { Archetype } from "../types.ts";
import { accessories } from "./accessories.ts";
import { audioVideo } from "./audio-video.ts";
import { beauty } from "./beauty.ts";
import { books } from "./books.ts";
import { care } from "./care.ts";
import { electronics } from "./electronics.ts";
import { food } from "./food.ts";
import { groceries } from "./groceries.ts";
import { homeLiving } from "./home-living.ts";
import { kids } from "./kids.ts";
import { kitchen } from "./kitchen.ts";
import { men } from "./men.ts";
import { sports } from "./sports.ts";
import { womenClothing } from "./women-clothing.ts";
import { womenShoesAndBags } from "./women-shoes-and-bags.ts";

/** Everything that the shops sell, kind by kind. */
export const archetypes: readonly Archetype[] = [
  ...womenClothing,
  ...womenShoesAndBags,
  ...men,
  ...accessories,
  ...beauty,
  ...care,
  ...homeLiving,
  ...kitchen,
  ...electronics,
  ...audioVideo,
  ...food,
  ...groceries,
  ...kids,
  ...sports,
  ...books,
];

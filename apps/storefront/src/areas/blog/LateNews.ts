import { lateSection } from "@sen/ui/primitives";

/** Article cards for other pages, loaded late. The height is measured on a phone. */
export const LateNews = lateSection(() => import("./News.tsx").then((module) => module.News), 620);

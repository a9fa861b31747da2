import { lateSection } from "@sen/ui/primitives";

/** Cards of articles on a page that is not about them, their height as measured on a phone. */
export const LateNews = lateSection(() => import("./News.tsx").then((module) => module.News), 620);

import { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
import { SuggestionsOfToday } from "./Suggestions.tsx";

/** What the home page ends with: made for who looks at it, so that the server has nothing of it. */
export function HomeShelves() {
  return (
    <>
      <RecentlyViewedShelf />
      <SuggestionsOfToday />
    </>
  );
}

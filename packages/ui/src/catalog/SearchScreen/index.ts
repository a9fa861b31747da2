export { SearchScreen, type SearchScreenProps } from "./SearchScreen.tsx";
export { TopSearches, type TopSearchesProps } from "./TopSearches.tsx";

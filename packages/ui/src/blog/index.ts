export { ArticleBody, type ArticleBodyProps } from "./ArticleBody/ArticleBody.tsx";
export { BlogCard, type BlogCardProps } from "./BlogCard/BlogCard.tsx";
export { BlogCards, type BlogCardsProps } from "./BlogCards/BlogCards.tsx";
export { BlogLikeButton, type BlogLikeButtonProps } from "./BlogLikeButton/BlogLikeButton.tsx";
export { BlogListScreen, type BlogList, type BlogListScreenProps } from "./BlogListScreen/BlogListScreen.tsx";
export {
  BlogScreen,
  type BlogPage,
  type BlogScreenHrefs,
  type BlogScreenProps,
} from "./BlogScreen/BlogScreen.tsx";

export * from "./ArticleBody/ArticleBody.tsx";
export * from "./BlogCard/BlogCard.tsx";
export { BlogCards, type BlogCardsProps } from "./BlogCards/BlogCards.tsx";
export * from "./BlogLikeButton/BlogLikeButton.tsx";
export * from "./BlogListScreen/BlogListScreen.tsx";
export * from "./BlogScreen/BlogScreen.tsx";

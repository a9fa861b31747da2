export * from "./ArticleBody/index.ts";
export * from "./BlogCard/index.ts";
export * from "./BlogCards/index.ts";
export * from "./BlogLikeButton/index.ts";
export * from "./BlogListScreen/index.ts";
export * from "./BlogScreen/index.ts";

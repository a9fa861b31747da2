export * from "./ArticleBody/index.ts";
export * from "./BlogCard/index.ts";
export * from "./BlogListScreen/index.ts";
export * from "./BlogScreen/index.ts";
export * from "./LikeButton/index.ts";

import { blogQuery, type BlogFilters } from "@sen/domain";
import { query } from "../../core/query.ts";

export const blogsQuery = (filters: BlogFilters) => query("/blogs", { query: blogQuery(filters) });
export const blogTopicsQuery = () => query("/blog-topics");
export const blogTagsQuery = () => query("/blog-tags");
export const articleQuery = (id: number) => query("/blogs/{id}", { path: { id } });

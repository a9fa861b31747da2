/** What others may use of the blog. */
export { isPublished } from "./blog-queries.ts";
export { readBlogFiles } from "./content/article-files.ts";
export { setArticleStatus } from "./set-article-status.ts";
export { importBlog } from "./content/import-blog.ts";

/** What others may use of the blog: the import of what is written for it. */
export { readBlogFiles } from "./content/article-files.ts";
export { setArticleStatus } from "./set-article-status.ts";
export { importBlog } from "./content/import-blog.ts";

/** What others may use of the blog: the import of what is written for it. */
export { readBlogFiles } from "./content/article-files.ts";
export { importBlog, type BlogImport } from "./content/import-blog.ts";

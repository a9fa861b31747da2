/** The blog's public API. */
export { isPublished } from "./blog-queries.ts";
export { movePictures, picturesIn } from "./markdown-pictures.ts";
export { renderArticle } from "./render-article.ts";
export { renderArticles } from "./render-articles.ts";

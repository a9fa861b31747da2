export { getBlog } from "./get-blog.ts";
export { listBlogs } from "./list-blogs.ts";
export { likeBlog, viewBlog } from "./reactions.ts";
export { listBlogTags, listBlogTopics } from "./topics-and-tags.ts";

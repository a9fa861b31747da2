export { BlogLikeButton, type BlogLikeButtonProps } from "./BlogLikeButton.tsx";

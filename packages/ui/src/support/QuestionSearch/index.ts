export { QuestionSearch, type QuestionSearchProps } from "./QuestionSearch.tsx";

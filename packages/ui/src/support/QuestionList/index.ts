export { questionAnchor } from "./Question.tsx";
export { QuestionList, type QuestionListProps } from "./QuestionList.tsx";

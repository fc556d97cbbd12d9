// The facts behind the answers: canonical ids, without language.
export { compute{{Operation}}, type {{Operation}}Facts } from "./{{topic}}/compute";

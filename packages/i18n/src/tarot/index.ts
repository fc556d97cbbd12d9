export { majors } from "./majors";

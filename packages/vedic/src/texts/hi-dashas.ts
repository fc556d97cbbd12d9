export { default as mahadasha } from "../../texts/hi/mahadasha.json";

/** Drawings are imported as the text that they are. */
declare module "*.svg" {
  const text: string;
  export default text;
}

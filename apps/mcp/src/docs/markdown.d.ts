/** A file of the repository as text, bundled when a program is built. */
declare module "*.md?raw" {
  const text: string;
  export default text;
}

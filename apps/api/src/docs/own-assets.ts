export const DOCS_STYLES = `:root { color-scheme: light dark; --ink: #1d2433; --quiet: #5b6475; --line: #dfe3ea; --deep: #27406e; --wash: #f5f7fa; --paper: #fff; --code: #1d2433; --link: #27406e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e8ef; --quiet: #a9b2c1; --line: #414952; --deep: #35568f; --wash: #262c31; --paper: #1c2022; --code: #11151a; --link: #8db4ff; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 16px/1.6 system-ui, sans-serif; }
a { color: var(--link); }
.top { padding: 2.5rem 1.5rem 1.5rem; max-width: 1460px; margin: 0 auto; }
.top h1 { margin: 0 0 .5rem; font-size: 2rem; letter-spacing: -.01em; }
.top p { max-width: 46rem; }
.back { margin: 0; }
pre { max-width: 60rem; white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem 1.25rem; overflow-x: auto; background: var(--code); color: #e9edf5; border-radius: 8px; font-size: .875rem; line-height: 1.5; }
code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
p code { display: inline-block; max-width: 100%; overflow-wrap: anywhere; line-height: 1.4; padding: .1em .35em; background: var(--wash); border: 1px solid var(--line); border-radius: 4px; font-size: .875em; }
.errors h2 code { overflow-wrap: anywhere; }
#key-form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: 1rem 1.25rem; background: var(--wash); border: 1px solid var(--line); border-radius: 8px; max-width: 60rem; }
#key-form label { flex-basis: 100%; font-weight: 600; }
#key-form input { flex: 1 1 20rem; color: inherit; background: var(--paper); padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 6px; font: inherit; }
#key-form button { padding: .5rem 1rem; border: 0; border-radius: 6px; background: var(--deep); color: #fff; font: inherit; cursor: pointer; }
#key-state { color: var(--quiet); font-size: .875rem; }
.embeds { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 2rem; max-width: 1460px; margin: 0 auto; padding: 0 1.5rem 6rem; }
.embeds section { min-width: 0; }
.embeds h2 { margin: 0; font-size: 1.25rem; }
.embeds iframe { border: 0; }
.own-colors { --almagest-paper: #10243a; --almagest-ink: #f4efe3; --almagest-muted: #c9c2b0; --almagest-accent: #f2c14e; }
.errors { display: grid; grid-template-columns: 20rem minmax(0, 46rem); gap: 3rem; max-width: 1460px; margin: 0 auto; padding: 0 1.5rem 6rem; }
.errors nav ul { position: sticky; top: 1rem; margin: 0; padding: 0; list-style: none; font-size: .875rem; }
.errors section { padding: 1rem 1.25rem; margin-bottom: 1rem; border: 1px solid var(--line); border-radius: 8px; scroll-margin-top: 1rem; }
.errors section:target { border-color: var(--deep); box-shadow: 0 0 0 2px var(--deep); }
.errors h2 { margin: 0; font-size: 1.05rem; }
.errors p { margin: .5rem 0 0; }
.status { display: inline-block; min-width: 2.6rem; color: var(--quiet); font-weight: 500; }
.foot { max-width: 1460px; margin: 0 auto; padding: 1rem 1.5rem 3rem; color: var(--quiet); font-size: .875rem; }
.coverage { max-width: 1460px; margin: 0 auto; padding: 0 1.5rem 6rem; overflow-x: auto; }
.coverage table { border-collapse: collapse; font-size: .875rem; }
.coverage th, .coverage td { padding: .4rem .7rem; border-bottom: 1px solid var(--line); text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.coverage th:first-child { text-align: left; }
.coverage thead th { vertical-align: bottom; font-weight: 500; color: var(--quiet); }
.coverage td[colspan] { text-align: center; color: var(--quiet); }
@media (max-width: 860px) { .errors { grid-template-columns: minmax(0, 1fr); gap: 1rem; } .errors nav ul { position: static; columns: 2 16rem; } }
`;

/** A sphere with its ecliptic. */
export const DOCS_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="#27406e"/><ellipse cx="16" cy="16" rx="13" ry="4.5" fill="none" stroke="#fff" stroke-width="2" transform="rotate(-23.4 16 16)"/></svg>
`;

# @almagest/{{folder}}

TODO: say in two sentences what the package computes, and from what.

```ts
import { createContext } from "@almagest/operation";
import { {{operation}} } from "@almagest/{{folder}}";
import { en } from "@almagest/{{folder}}/texts/en";

const { date } = {{operation}}({ date: "2026-03-06" }, createContext({ texts: [en] }));
console.log(date);
```

```text
2026-03-06
```

## What it gives

<!-- The operations of this package, written by `npm run sync`. -->

<!-- End of the operations. -->

Each operation has a `compute…` sibling in `@almagest/{{folder}}/facts` that gives facts without language. Without `texts` answers come without prose. `@almagest/{{folder}}/domain` is what transports mount.

## Conventions

- TODO: name each choice that the tradition leaves open, and which one is made here

## Sources

TODO: name the book and the page of each table and rule, and what the tests compare with.

## Limits

Texts are in English. TODO: say what it does not know, and for which dates it answers

MIT.

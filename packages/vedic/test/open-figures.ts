/** Phrases of rank or number about people and their ways, in the texts for an open time of birth. */
export const openFigures: readonly string[] = [
  ...["strikes a spark first", "follows the last conversation", "do you equal service", "look after seldom guess"],
  ...["company suits you best", "and most of what you become is first seen", "and you learn most from"],
  ...["does half of the work", "you are steadiest with a task", "and seldom left alone", "the second half of life"],
  ...["answers once you have knocked three times", "scheduled at first and then", "and you see best what"],
  ...[
    "Let the able be asked first",
    "are your first remedies, and most of the others",
    "is the likeliest to settle it",
  ],
];

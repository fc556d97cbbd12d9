/** Phrases of rank or number about people and their ways, in the texts for an open time of birth. */
export const openFigures: readonly string[] = [
  ...["the first step, the first word, the first one on", "You are most yourself with", "a second door out of"],
  ...["with equal precision", "do your bravest things", "You think best aloud", "birth certificate this is the first"],
  ...[
    "the second part of that day",
    "left in peace to the first",
    "One of these Moons chatters",
    "most people recognize",
  ],
  ...["First comes a Moon that hides", "in to the last drop", "Your worst quarrel of ten years ago"],
  ...["but the first goes quiet", "the second because it is thinking", "your oldest friend knows", "in the best sense"],
  ...[
    "the last tenth of any matter",
    "a last sliver of the old Moon",
    "can seldom explain in time",
    "and will last, a fiery",
  ],
  ...["the two of them quarrel only", "doing comes first with you"],
];

/** Phrases of rank or number about signs, stars and people, which say nothing of a chart. */
export const figures: readonly string[] = [
  ...["a single equal would", "and do best with", "and the best years"],
  ...["the first years teach", "better than most", "earn money, best when", "feet comes first: a"],
  ...["for work first, and", "helpers are seldom far", "is its best counselor", "is Revati, last of"],
  ...["Jyeshtha, the eldest, ruled", "keep a second string", "moods come first", "of your best work"],
  ...["stands on one of the four", "takes the first house", "than the last"],
  ...["the Lagna, first of", "the tool nearest to", "to be best"],
  ...["well, since half of anything", "Your first house begins with"],
];

/** Where the handbook stands beside the sheet there is room for what is looked up most; on a phone the sheet comes first. */
if (matchMedia('(width >= 1120px)').matches)
  for (const chapter of document.querySelectorAll<HTMLDetailsElement>('#guidelines, #rubric, #scoring-guide')) chapter.open = true

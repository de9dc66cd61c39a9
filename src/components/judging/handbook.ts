/** On a narrow screen the handbook is above the sheet, so its chapters are closed: the sheet comes first. */
const above = matchMedia('(width < 70rem)').matches
for (const chapter of document.querySelectorAll<HTMLDetailsElement>('[data-beside]')) {
  if (above) chapter.open = false
  delete chapter.dataset.beside
}

/** What an imported picture, font or style sheet is in unit tests: a name that can't be mistaken for content. */
export default 'file-stub';

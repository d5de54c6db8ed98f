/** Accounts, sales, people, law, teaching and languages. A line begins with its trade: see index.ts. */
export const OFFICE = `
  accounts: account payable, accounts payable, account receivable, accounts receivable, accounting, accounting
  standard, Ind AS, IFRS, GAAP, audit, auditing, balance sheet, bank reconciliation, billing, bookkeeping, budgeting,
  CA Inter, CMA, ICWA, ACCA, CFA, cash flow, cost accounting, cost audit, credit control, direct tax, due diligence,
  e-way bill, financial analysis, financial modelling, financial modeling, financial planning, financial reporting,
  financial statement, fixed asset, general ledger, GST, GST return, GST filing, Income Tax, indirect tax, internal
  audit, invoicing, journal entry, management accounting, petty cash, profit and loss, QuickBooks, ROC, ROC filing,
  SAP FICO, statutory audit, stock audit, Tally!, Tally ERP, Tally Prime, tax audit, tax planning, taxation, TDS, TDS
  return, transfer pricing, treasury, trial balance, variance analysis, working capital, year-end closing, Zoho Books,
  banking, KYC, AML, credit appraisal, credit analysis, loan processing, NBFC, mutual fund, underwriting, wealth
  management, risk assessment, risk management, equity research, portfolio management, NISM, IRDA, actuarial,
  valuation, reconciliation, accrual, advance tax, amortisation, audit report, assessment proceeding, bank audit, bank
  guarantee, branch audit, Busy!, CA!, CA Final, CS!, capital budgeting, cash book, cash flow forecasting, cash flow
  statement, cash management, chart of accounts, commission calculation, Companies Act, concurrent audit,
  consolidation!, corporate tax, cost centre, cost sheet, credit note, customs duty, CARO, debit note, debtors ageing,
  ageing analysis, deferred tax, depreciation, e-invoicing, excise!, expense claim, finalisation of accounts,
  finalization of accounts, fixed asset register, foreign remittance, Form 16, Form 26AS, fund flow, GST audit, GST
  reconciliation, HSN, ICFR, income tax return, input tax credit, intercompany reconciliation, internal control,
  internal financial control, inventory valuation, ITC, job costing, job work, journal voucher, ledger!, ledger
  scrutiny, letter of credit, Marg!, management letter, month-end closing, notes to accounts, opening balance, party
  ledger, payment voucher, physical verification, post-dated cheque, prepaid expense, product costing, provision!,
  purchase bill, purchase entry, refund claim, revenue recognition, sales entry, sales invoice, Schedule III,
  secretarial audit, standard cost, standard costing, stock statement, stock valuation, suspense account, SOX, stock
  reconciliation, tax assessment, tax notice, tax return, TDS deduction, three-way match, vendor payment, vendor
  reconciliation, vouching, voucher entry, working paper, audit working paper, XBRL, ITR, professional tax, income tax
  assessment, service tax, drawing power, books of accounts, tax filing, GST notice, GST compliance, audit schedule,
  audit coordination, vendor ledger, payment entry, payment processing, invoice verification, invoice processing,
  billing and invoicing, utilisation certificate, utilization certificate, donor reporting, FCRA, NEFT, RTGS, account
  finalisation, account reconciliation, accounts finalisation, AR, AP!, branch accounting, budget preparation, cash
  handling, challan!, cheque!, collections!, cost analysis, cost reduction, cost optimisation, costing!, credit
  management, customer ledger, day book, expense management, expense tracking, financial accounting, financial audit,
  financial control, forex, investment banking, journal!, ledger reconciliation, loan documentation, Income Tax Act,
  MIS preparation, month-end close, P&L, payment follow-up, payroll accounting, provisioning!, purchase accounting,
  ratio analysis, receipts!, record to report, R2R, P2P, procure to pay, order to cash, O2C, revenue accounting, sales
  accounting, tax compliance, TDS filing, TDS payment, vendor invoice, GSTR-2A, GST input, branch banking, CASA, cross
  sell, demat, fund accounting, hedge fund, loan recovery, retail banking, trade finance, UCP 600, vehicle loan,
  claims processing, claims settlement, general insurance, life insurance, motor insurance, policy servicing
  sales: account management, after-sales service, B2B, B2C, D2C, beat plan, business development, channel sales,
  channel management, client relationship, cold calling, CRM, cross-selling, upselling, customer acquisition, customer
  relationship, customer relationship management, customer retention, customer service, customer success, customer
  support, dealer management, dealer network, direct sales, distributor, distributor management, driving licence,
  e-commerce, field sales, FMCG, general trade, modern trade, HubSpot, inside sales, institutional sales, key account,
  key account management, lead generation, market development, medical representative, merchandising, negotiation,
  order booking, payment collection, pharma sales, pre-sales, primary sales, product demonstration, real estate,
  retail, retail sales, sales forecasting, sales management, sales target, secondary sales, SFA, territory management,
  tele-sales, telecalling, telemarketing, telesales, visual merchandising, Zoho, Zoho CRM, store operations, POS!,
  store management, AMC sales, after-sales, area coverage, ATL, BTL, B2B sales, B2C sales, BANT, billing software,
  brand promotion, brand visibility, cash collection, channel partner, chemist coverage, chemist!, client acquisition,
  client retention, client servicing, cold email, collection follow-up, commission structure, competitor analysis,
  competitor tracking, consultative selling, consumer durable, corporate sales, credit limit, cross selling, customer
  onboarding, daily call report, DCR, dealer appointment, dealer development, deal closing, demand generation, demo!,
  detailing!, discovery call, distribution channel, distribution management, DMS, distributor appointment,
  door-to-door, exhibition!, export sales, follow-up call, footfall!, franchise!, GeM!, go-to-market, government
  sales, gross margin, HNI, inbound lead, inbound sales, incentive scheme, industrial sales, institutional business,
  joint field work, key account manager, launch planning, lead conversion, lead nurturing, lead qualification, loyalty
  programme, market mapping, market share, market survey, MSL, negotiating!, new business, objection handling,
  outbound prospecting, outbound sales, outreach!, outlet coverage, outstanding collection, partner management,
  pharmaceutical!, pipeline management, planogram, pricing!, product demo, product knowledge, product launch, product
  presentation, product training, project sales, promoter!, prospecting, proposal!, purchase ledger, quota!,
  quotation!, RCPA, receivable!, relationship management, retail audit, retailer!, retention!, revenue target, route
  plan, RTM, sales analysis, sales call, sales closure, sales force, sales funnel, sales operation, sales order, sales
  pipeline, sales planning, sales presentation, sales promotion, sales report, sales strategy, sales training,
  sampling!, Sales Navigator, LinkedIn Sales Navigator, showroom sales, solution selling, stockist, stockist
  management, super stockist, target achievement, tele-calling, territory planning, tour programme, trade marketing,
  trade promotion, upsell, value selling, van sales, volume growth, walk-in customer, white goods, UCPMP, CME,
  ZoomInfo, Pipedrive, Freshsales, LeadSquared, account growth, appointment setting, area sales, B2B marketing,
  bidding!, brand building, business planning, cataloguing!, client handling, client relations, cold call, commercial
  negotiation, complaint resolution, conversion!, corporate tie-up, counter sales, CRM software, customer engagement,
  customer experience, customer feedback, customer handling, customer query, customer satisfaction, dealer visit,
  digital sales, direct marketing, enterprise sales, FMCG sales, field marketing, insurance sales, jewellery sales,
  key client, lead follow-up, market analysis, market intelligence, network expansion, new client acquisition, order
  follow-up, order generation, payment recovery, POP display, pre-sales support, price negotiation, product promotion,
  property sales, real estate sales, relationship building, revenue generation, revenue growth, sales and marketing,
  sales conversion, sales coordination, sales data, sales development, sales negotiation, showroom!, SPIN selling,
  stock management, team handling, tele sales, territory development, travel sales, vendor empanelment, virtual sales,
  voice of customer
  marketing: AdWords, advertising, affiliate marketing, blogging, brand management, campaign management, content
  creation, content marketing, content strategy, content writing, copywriting, digital marketing, email marketing,
  event management, event planning, Facebook Ads, Google Ads, Google Tag Manager, influencer marketing, journalism,
  keyword research, link building, Mailchimp, marketing, marketing strategy, media buying, media planning, Meta Ads,
  performance marketing, press release, product marketing, proofreading, public relations, public speaking, search
  engine optimisation, search engine optimization, SEM, SEO, Shopify, social media, social media marketing, technical
  writing, translation, transcription, subtitling, video production, voice-over, Magento, WooCommerce, ad campaign, ad
  copy, blog writing, brand awareness, brand campaign, brand communication, brand positioning, brand strategy, caption
  writing, community management, content calendar, content planning, conversion rate optimisation, CRO, creative
  direction, creative strategy, customer persona, email campaign, event marketing, Facebook marketing, GA4, Google
  Search Console, growth marketing, HubSpot marketing, Instagram, Instagram marketing, landing page, lead magnet,
  LinkedIn marketing, local SEO, marketing automation, marketing campaign, marketing collateral, marketing
  communication, market positioning, media relations, off-page SEO, on-page SEO, online reputation management, paid
  campaign, paid search, podcast!, PR, print media, ROAS, reel making, reels!, script writing, Semrush, Ahrefs, SMM,
  SMO, sponsorship!, technical SEO, trade show, video marketing, WhatsApp marketing, YouTube, YouTube marketing, CTR,
  CPC, CPL
  support: AHT, BPO, call centre, call center, chat support, CSAT, email support, escalation, escalation handling,
  Freshdesk, inbound calls, outbound calls, international voice, KPO, NPS, order management, SLA, service level
  agreement, ticketing, Zendesk, complaint handling, back office, voice process, non-voice process, blended process,
  call handling, call quality, case management, chat process, client support, CRM ticketing, escalation matrix, first
  call resolution, FCR, inbound process, incident resolution, outbound process, quality monitoring, query resolution,
  RCA, remote support, service desk, SLA management, soft skill, telephone etiquette, ticket management, US process,
  UK process, voice support, web chat, workforce management, WFM, L1 support, L2 support
  people: ATS, attendance management, background verification, campus hiring, campus recruitment, change management,
  coaching, compensation and benefits, conflict management, Darwinbox, employee engagement, employee relation, ESI,
  ESIC, EPF, exit formality, exit interview, full and final settlement, gratuity, grievance handling, greytHR,
  headhunting, HR!, HR analytics, HR operations, HR policy, HRBP, HRIS, HRMS, human resource, industrial relations,
  induction, joining formality, Keka, labour law, labor law, learning and development, leave management, LinkedIn!,
  manpower planning, mentoring, Naukri, offer letter, onboarding, organisational development, payroll, people
  management, performance appraisal, performance management, PF!, PMS, POSH, recruiting, recruitment, salary
  negotiation, screening, Shops and Establishments Act, sourcing, stakeholder management, statutory compliance,
  succession planning, SuccessFactors, talent acquisition, talent management, team leadership, team management,
  training needs analysis, training and development, vendor management, Workday, office administration, facility
  management, travel management, calendar management, diary management, minutes of meeting, shorthand, stenography,
  record keeping, front desk, housekeeping, appointment letter, apprenticeship!, apprentice!, asset management,
  attendance!, attrition, background check, biometric attendance, boolean search, bonus calculation, bulk hiring,
  campus!, campus drive, canteen committee, candidate experience, career portal, CLRA, CTC calculation, compensation!,
  competency mapping, confirmation letter, contract labour, contract labour management, corporate communication, cost
  per hire, D&I, disciplinary action, diversity!, document control, document verification, domestic enquiry, EHS,
  employee database, employee record, employee referral, employee relations, employee retention, employee welfare,
  employer branding, exit process, Factories Act, employee grievance, employment law, filing!, Form C, full and final,
  Greenhouse!, goal setting, headcount!, hiring!, HR budget, HR compliance, HR dashboard, HR documentation, HR
  generalist, HR policies, increment letter, induction programme, insurance renewal, internal communication, interview
  coordination, interview scheduling, interviewing!, ITI hiring, job evaluation, job posting, joining kit, labour
  welfare, Labour Welfare Fund, leave record, letter drafting, LinkedIn Recruiter, LWF, manpower!, manpower budgeting,
  mass hiring, MSW, meeting minutes, NAPS, notice drafting, offer management, offer rollout, org chart, organisational
  culture, payroll processing, payslip, people analytics, personal file, personnel file, personnel management, policy
  drafting, policy implementation, probation!, profile sourcing, reference check, recruitment analytics, recruitment
  drive, reimbursement!, relieving letter, resume screening, retention strategy, rewards and recognition, salary
  processing, salary register, Saral, shift management, shortlisting, skill matrix, source mix, sourcing strategy,
  staffing!, standing orders, structured interview, succession!, team building, technical hiring, technical
  recruitment, tender documentation, time office, time to fill, TNA, training calendar, training coordination,
  training effectiveness, training needs, travel booking, trade union, unconscious bias, union management, vendor
  coordination, wage register, wages!, works committee, workforce planning, workmen compensation, Zoho People, Zoho
  Recruit, hackathon, stationery management, office management, EPABX, event coordination, administration!, admin
  support, assessment centre, attrition analysis, benefits administration, candidate screening, candidate sourcing,
  career development, CSR, culture building, database management, employee communication, employee experience,
  employee file, employee lifecycle, employee onboarding, employee records, employment contract, end-to-end
  recruitment, exit management, full-cycle recruitment, general administration, global mobility, housekeeping
  management, HR administration, HR audit, HR strategy, IR, IT recruitment, job analysis, job portal, labour
  compliance, labour relations, leadership development, lateral hiring, manpower recruitment, non-IT recruitment,
  office coordination, office supplies, OKR, onboarding and induction, organisation development, payroll management,
  performance review, POSH Act, PIP, policy formulation, portal sourcing, record maintenance, recruitment strategy,
  resource planning, salary structure, security management, social recruiting, talent mapping, talent pipeline, travel
  desk, Workline, ZingHR, SumHR, Taleo, Lever!, BambooHR, Indeed, Shine, Monster
  law: arbitration, bail, Bar Council, case law, civil litigation, company law, company secretary, compliance,
  conveyancing, contract drafting, contract law, contract management, contract negotiation, contract review,
  copyright, corporate law, CrPC, criminal law, cross-examination, drafting, FEMA, IBC, IPC, IPR, ITAT, intellectual
  property, labour court, legal drafting, legal research, litigation, Manupatra, mediation, NCLT, NCLAT, patent,
  patent drafting, patent filing, patent prosecution, patent search, pleading, prior art, SCC Online, SEBI, trademark,
  trademark filing, trademark prosecution, vetting, data protection, DPDP, GDPR, secretarial compliance, prior art
  search, freedom to operate, patent analytics, patentability search, R&D, research and development, research
  methodology, SOP, GLP, affidavit, agreement drafting, appeal!, arbitration agreement, banking law, client
  counselling, commercial contract, commercial law, consumer court, consumer law, contract lifecycle, corporate
  governance, court appearance, court filing, cyber law, deed!, employment agreement, environmental law, family law,
  High Court, HR law, injunction, intellectual property rights, IT Act, IT law, joint venture agreement, labour laws,
  land title, lease deed, legal advisory, legal compliance, legal documentation, legal notice, legal opinion, legal
  writing, license agreement, litigation management, M&A, mergers and acquisitions, NDA, MoU, non-disclosure
  agreement, notarisation!, opposition!, patent application, patent specification, petition!, PIL, property law, power
  of attorney, regulatory compliance, sale deed, SARFAESI, search report, stamp duty, shareholder agreement, tax law,
  term sheet, title search, title verification, trademark opposition, trademark search, writ petition, BNS, BNSS, DRT,
  NI Act, MCA compliance, PCT, claim drafting, office action, FER
  teaching: activity-based learning, B.Ed., M.Ed., D.El.Ed., B.P.Ed., BTC, CBSE, ICSE, IGCSE, IB!, ISC!, state board,
  child development, classroom management, continuous assessment, counselling, CTET, UPTET, TET, curriculum,
  curriculum design, curriculum development, early childhood, e-learning, Google Classroom, instructional design,
  lesson plan, lesson planning, Montessori, NEP, NET!, SLET, online teaching, parent-teacher meeting, pedagogy, PGT,
  PRT, TGT, NTT, question paper, remedial teaching, smart board, smart class, special education, student assessment,
  student engagement, teaching, tutoring, B.A., M.A., B.Sc., M.Sc., B.Tech, M.Tech, B.E., BBA, BCA, MCA, MBA, PGDM,
  Ph.D., M.Phil., LL.B., LL.M., B.Com, M.Com, ITI, NCVT, SCVT, ITI Electrician, polytechnic, Diploma in Civil
  Engineering, IELTS, phonics, answer key, answer sheet, assessment design, assignment checking, board exam, Bloom’s
  taxonomy, blueprint!, child psychology, child safeguarding, class teacher, class test, club activity,
  competency-based assessment, competency-based question, continuous evaluation, co-curricular activity, civics,
  debate!, differentiated instruction, doubt session, doubt clearing, elementary education, early childhood education,
  educational technology, examination duty, experiential learning, formative assessment, grading!, guided reading,
  history!, individual education plan, IEP, inclusive education, invigilation, internal assessment, JEE, NEET, lab
  practical, lab work, language lab, learning outcome, literature!, map work, mark sheet, mock test, Model United
  Nations, moral education, numeracy, olympiad, paper setting, parent communication, pastoral care, practical
  examination, professional development, project-based learning, project work, reading comprehension, remedial class,
  report card, research paper, result analysis, rubric, running record, sample paper, scheme of work, school
  readiness, science exhibition, social studies, social-emotional learning, student counselling, student mentoring,
  student record, study material, summative assessment, syllabus completion, teaching aid, unit plan, unit of inquiry,
  value education, worksheet!, Cambridge, Cambridge Primary, IB PYP, Primary Years Programme, PYP, IB DP, Toddle,
  Seesaw, Kahoot, Moodle, LMS, Microsoft Teams, Zoom, Google Meet, interactive whiteboard, digital board, tutorial!,
  physics laboratory, chemistry laboratory, computer lab, library management, sports coaching, drawing!, art and
  craft, RTET, HTET, NTA, UGC NET, M.Sc. Physics, M.Sc. Chemistry, M.Sc. Mathematics, practical record, academic
  planning, academic record, activity planning, admission counselling, art integration, assessment!, attendance
  record, behaviour management, career counselling, child-centred learning, class management, classroom teaching,
  content development, course design, CBSE curriculum, NCERT, state syllabus, digital classroom, event organisation,
  exam preparation, exam supervision, examination!, student evaluation, home assignment, homework!, ICT,
  kindergarten!, pre-primary, nursery!, parent interaction, play-way method, presentation!, question bank, reading
  programme, remedial!, robotics club, school administration, soft skills training, STEM, student counsellor, student
  discipline, student progress, subject knowledge, teaching methodology, test preparation, training delivery, TTT,
  vocational training, worksheet design, yoga teaching, commerce!, accountancy, business studies, Sanskrit teaching,
  library!, physical education
  languages: English, Hindi, Assamese, Bengali, Bangla, Gujarati, Kannada, Kashmiri, Konkani, Malayalam, Marathi,
  Nepali, Odia, Punjabi, Sanskrit, Tamil, Telugu, Urdu, Arabic, French, German, Japanese, Mandarin, Russian, Spanish,
  mathematics, physics, chemistry, biology, botany, zoology, economics, social science, computer science, political
  science, geography, environmental science`;
